// Run by every run of the stories; `npm run texts:seen` reads its record.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import type { Reporter, TestModule, TestProject, Vitest } from 'vitest/node'
import { addStory, recordFile, type SeenRecord, type StoryTexts } from './record.ts'

const languageOf = ({ config }: TestProject) => config.env.VITE_STORY_LOCALE

/** What a run left out: files excluded by a filter, and stories that did not finish. */
async function findLeftOut(vitest: Vitest, language: string, modules: readonly TestModule[]): Promise<string[]> {
  const all = (await vitest.globTestSpecifications()).filter(({ project }) => languageOf(project) === language)
  const played = new Set(modules.map(({ moduleId }) => moduleId))
  const files = all.filter(({ moduleId }) => !played.has(moduleId)).length
  const ended = modules.flatMap((module) => [...module.children.allTests()])
  const failed = ended.filter((test) => test.result().state !== 'passed').length
  return [
    ...(files > 0 ? [`${files} of ${all.length} files`] : []),
    ...(failed > 0 ? [`${failed} of ${ended.length} stories`] : []),
    ...(vitest.getGlobalTestNamePattern() ? ['stories of other names'] : []),
  ]
}

/** Collects the texts recorded by stories (.storybook/note-texts.ts). Removes the previous run's record first. */
function createReporter(vitest: Vitest): Reporter {
  return {
    onTestRunStart: () => rmSync(recordFile, { force: true }),
    async onTestRunEnd(modules) {
      const record: SeenRecord = { runs: {}, stories: {} }
      for (const language of new Set(modules.map(({ project }) => languageOf(project)).filter(Boolean))) {
        const own = modules.filter(({ project }) => languageOf(project) === language)
        record.runs[String(language)] = await findLeftOut(vitest, String(language), own)
        for (const test of own.flatMap((module) => [...module.children.allTests()])) {
          const { storyId, texts } = test.meta() as { storyId?: string; texts?: StoryTexts }
          if (storyId && texts) addStory(record.stories, storyId, texts)
        }
      }
      mkdirSync(dirname(recordFile), { recursive: true })
      writeFileSync(recordFile, JSON.stringify(record))
    },
  }
}

const noticed = new WeakSet<Vitest>()

/** Makes a story run record which texts the stories show, in addition to any other reporters. */
export function notesTexts(): Plugin {
  return {
    name: 'portico:notes-texts',
    configureVitest({ vitest }) {
      if (noticed.has(vitest)) return
      noticed.add(vitest)
      vitest.config.reporters.push(createReporter(vitest))
    },
  }
}
