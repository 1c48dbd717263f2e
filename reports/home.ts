/** Where the project is told of; the same as in package.json. Apart from the rest: pages name no other server. */
export const HOME = 'https://github.com/swissproof/swissproof';
