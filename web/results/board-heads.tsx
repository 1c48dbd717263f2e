import type { VNode } from 'preact';

/** The heads of a table of boards, with a column for a question about each where there is one. */
export function BoardHeads({ question = false }: { readonly question?: boolean }): VNode {
  return (
    <thead>
      <tr>
        <th scope="col">Board</th>
        <th scope="col" class="n">
          White
        </th>
        <th scope="col" class="n">
          Black
        </th>
        {question && (
          <th scope="col">
            <span class="visually-hidden">Question</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
