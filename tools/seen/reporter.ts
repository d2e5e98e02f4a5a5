import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import type { Reporter, TestModule, TestProject, Vitest } from 'vitest/node'
import { addStory, recordFile, type SeenRecord, type StoryTexts } from './record.ts'

const languageOf = ({ config }: TestProject) => config.env.VITE_STORY_LOCALE

/** What a run left out: files that a filter kept away, stories that were not played to their end. */
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

/** Gathers what the stories noted (.storybook/note-texts.ts). An earlier run's record must not pass for this one's. */
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

/** Has a run of stories write down which texts they show, whatever other reporters it has. */
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
