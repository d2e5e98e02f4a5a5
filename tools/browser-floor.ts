/** The oldest supported browsers, in the format of Vite's `build.target`. They are the minimum for Tailwind 4. */
export const browserFloor = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

/** The latest ECMAScript edition whose syntax all these browsers support. */
export const newestSyntax = 2022

/** APIs that at least one of these browsers lacks. Code must check for them before use. */
export const newerApis = [
  'URL.canParse',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'AbortSignal.any',
  'Iterator.from',
  'RegExp.escape',
  'scheduler.yield',
  '.isWellFormed(',
  '.showPopover(',
] as const
