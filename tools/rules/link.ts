import type { Area, Coverage, Proof } from './model.ts'
import { readAllProofs } from './read-proofs.ts'
import { readAllAreas } from './read-rules.ts'

/** Links rules with proofs in both directions. */
export function linkUp(areas: Area[], proofs: Proof[]): Coverage {
  const sound = proofs.filter(({ defect }) => defect === undefined)
  return {
    areas: areas.map((area) => ({
      ...area,
      rules: area.rules.map(({ proofs: _, demands: __, ...rule }) => ({
        ...rule,
        shownBy: sound.flatMap((proof, place) => (proof.rules.includes(rule.id) ? [place] : [])),
      })),
    })),
    proofs: sound,
  }
}

/** The project's own rules and proofs, linked in both directions, with the files they were read from. */
export function readCoverage(): { coverage: Coverage; files: string[] } {
  const { proofs, files } = readAllProofs()
  return { coverage: linkUp(readAllAreas(), proofs), files }
}
