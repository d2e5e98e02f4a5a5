import type { BrowserContextOptions, Page } from 'playwright'
import { expect, type RunnerTestCase } from 'vitest'
import { phone } from '../e2e/page-form.ts'
import { applyExcuses } from './excuses.ts'
import { describeFinding } from './finding.ts'
import { type Appearance, inspect } from './inspect.ts'
import type { Noted } from './totals.ts'

const appearance: Appearance = { colorScheme: 'light', isTouch: true }

export const pageOptions: BrowserContextOptions = {
  locale: 'en',
  reducedMotion: 'reduce',
  colorScheme: appearance.colorScheme,
  ...phone,
}

/** Inspects the states of a page, and fails the test at the end if there are findings. */
export class Audit {
  readonly #problems: string[] = []
  readonly #noted: Noted

  constructor(task: Readonly<RunnerTestCase>) {
    this.#noted = task.meta as Noted
  }

  async inspect(page: Page, state: string): Promise<void> {
    const { counts, used } = applyExcuses(await inspect(page, appearance))
    this.#noted.states = (this.#noted.states ?? 0) + 1
    this.#noted.used = [...new Set([...(this.#noted.used ?? []), ...used])]
    this.#problems.push(...new Set(counts.map((finding) => `${state}: ${describeFinding(finding)}`)))
  }

  expectNothing(): void {
    expect(this.#problems).toEqual([])
  }
}
