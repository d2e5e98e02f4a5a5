/** The folders whose branches are held to a threshold, each by itself, so that none hides behind another. */
export const coveredFolders = ['src/rules', 'src/errors', 'src/api', 'src/host']

/** The least share of a folder's branches that the tests must take, in percent. */
const leastBranches = 95

/** What Vitest's `json-summary` tells of each file by its path, and of all under `total`. */
export type CoverageSummary = Record<string, { branches: { total: number; covered: number } }>

/** How many branches of a folder are taken, in percent; `undefined` where none was looked at. */
export type FolderCoverage = { folder: string; percent: number | undefined }

/** Sums a summary up by folder. */
export function sumByFolder(summary: CoverageSummary, root: string): FolderCoverage[] {
  return coveredFolders.map((folder) => {
    const files = Object.keys(summary).filter((file) => file.startsWith(`${root}/${folder}/`))
    const sum = (count: 'total' | 'covered') =>
      files.reduce((all, file) => all + (summary[file]?.branches[count] ?? 0), 0)
    const total = sum('total')
    return { folder, percent: total === 0 ? undefined : (sum('covered') / total) * 100 }
  })
}

/** What is wrong, in sentences. A folder that matches no file, or only files without a branch, was not measured. */
export function findUncovered(folders: readonly FolderCoverage[]): string[] {
  return folders.flatMap(({ folder, percent }) => {
    if (percent === undefined) return [`${folder}: no branch was measured.`]
    return percent < leastBranches
      ? [`${folder}: ${percent.toFixed(2)} % of its branches, below ${leastBranches} %.`]
      : []
  })
}
