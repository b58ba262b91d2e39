/** Files of the games' folders (`.../games/<id>/...`) by the game's id. */
export const byGame = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [/\/games\/([^/]+)\//.exec(path)![1]!, file]));
