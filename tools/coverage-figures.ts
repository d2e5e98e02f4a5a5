/** Each folder has to meet the branch threshold by itself, so that none can hide behind another. */
export const coveredFolders = ['src/rules', 'src/errors', 'src/api', 'src/host']

/** The minimum share of a folder's branches that tests must cover, in percent. */
const leastBranches = 95

/** Vitest's `json-summary`: the figures of each file by path, and the sum under `total`. */
export type CoverageSummary = Record<string, { branches: { total: number; covered: number } }>

/** The branch coverage of a folder in percent; `undefined` if none was measured. */
export type FolderCoverage = { folder: string; percent: number | undefined }

/** Sums up the coverage by folder. */
export function sumByFolder(summary: CoverageSummary, root: string): FolderCoverage[] {
  return coveredFolders.map((folder) => {
    const files = Object.keys(summary).filter((file) => file.startsWith(`${root}/${folder}/`))
    const sum = (count: 'total' | 'covered') =>
      files.reduce((all, file) => all + (summary[file]?.branches[count] ?? 0), 0)
    const total = sum('total')
    return { folder, percent: total === 0 ? undefined : (sum('covered') / total) * 100 }
  })
}

/** Describes what is wrong. A folder with no measured branch counts as a mistake, since its files were not found. */
export function findUncovered(folders: readonly FolderCoverage[]): string[] {
  return folders.flatMap(({ folder, percent }) => {
    if (percent === undefined) return [`${folder}: no branch was measured.`]
    return percent < leastBranches
      ? [`${folder}: ${percent.toFixed(2)} % of its branches, below ${leastBranches} %.`]
      : []
  })
}
