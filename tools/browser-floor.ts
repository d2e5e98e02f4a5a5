/**
 * The oldest browsers that the pages are built for, as Vite's `build.target` takes them. They are what Tailwind 4 asks for;
 * docs/browsers.md says what older ones would miss.
 */
export const browserFloor = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

/** The newest edition of JavaScript whose syntax all of them read. */
export const newestSyntax = 2022

/** Interfaces that one of them lacks, and that nothing may use without asking first whether they are there. */
export const newerInterfaces = [
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
