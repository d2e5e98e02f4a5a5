import { parseFault } from '../faults/fault-text.ts'
import type { Violation } from '../model.ts'
import { parseSetting } from '../settings.ts'
import type { Visit } from './visit.ts'

/**
 * Applies the `fault` and `setting` parameters of a page's URL, which may be repeated. Reports invalid values instead
 * of applying them. Faults replace those of the previous page, and settings last until a reset.
 */
export function applyUrlOptions({ state, url, path }: Visit, report: (violation: Violation) => void): void {
  function apply<Option>(
    name: string,
    parse: (text: string) => Option | undefined,
    set: (option: Option) => void,
  ): void {
    for (const text of url.searchParams.getAll(name)) {
      const option = parse(text)
      if (option) set(option)
      else report({ method: 'GET', path, reason: `the URL has an invalid ${name}: "${text}"` })
    }
  }
  state.faults = state.faults.filter((fault) => !fault.isFromUrl)
  apply('fault', parseFault, (fault) => state.faults.push({ ...fault, isFromUrl: true }))
  apply('setting', parseSetting, (change) => Object.assign(state.settings, change))
}
