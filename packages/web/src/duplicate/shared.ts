/** Whose luck a table shares, if it is a board of a duplicate. The same as `boardOf` of `today`, which a table does not carry. */
export function boardShared(shared: string | undefined): { readonly duplicate: string; readonly board: number } | undefined {
  const [, duplicate, board] = /^duplicate ([a-z0-9]+) board (\d+)$/.exec(shared ?? '') ?? [];
  return duplicate === undefined ? undefined : { duplicate, board: Number(board) };
}
