/** A day some days after another one, both as ISO dates (YYYY-MM-DD). */
export function addDays(day: string, days: number): string {
  return dayOf(numberOf(day) + days);
}

/** How many days after the first of two ISO dates the second one is. */
export function daysBetween(first: string, second: string): number {
  return numberOf(second) - numberOf(first);
}

/** Days since 1 March of the year 0, from which on leap days end the years. */
function numberOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  const shifted = (month + 9) % 12;
  const years = month < 3 ? year - 1 : year;
  return daysBefore(years) + daysBeforeMonth(shifted) + date - 1;
}

function dayOf(number: number): string {
  let years = Math.floor(number / 366);
  while (daysBefore(years + 1) <= number) years++;
  const rest = number - daysBefore(years);
  let shifted = 11;
  while (daysBeforeMonth(shifted) > rest) shifted--;
  const month = ((shifted + 2) % 12) + 1;
  const parts = [month < 3 ? years + 1 : years, month, rest - daysBeforeMonth(shifted) + 1];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function daysBefore(years: number): number {
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
}

/** Months are counted from March, 0. */
function daysBeforeMonth(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}
