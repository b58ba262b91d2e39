/** Health that is left. */
export const sign =
  '<path fill="currentColor" d="M256 466 62 270C-6 190 34 66 138 60c52-2 92 26 118 66 26-40 66-68 118-66 104 6 144 130 76 210z"/>';
