/** Where the grounds on which seats are drawn have their colours: the file, and its tokens. */
export const grounds = { css: 'palette.css', tokens: /--(?:card|card-low|dock-\d): ([^;]+);/g } as const;
