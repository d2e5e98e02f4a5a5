import '@fontsource/noto-sans/400.css'
import '@fontsource/noto-sans/500.css'
import '@fontsource/noto-sans/600.css'
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/500.css'
import '@fontsource/noto-sans-sc/600.css'
import '@fontsource/noto-sans-tc/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/600.css'
import '../src/theme/theme.css'
import '../src/theme/brands.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { configure, userEvent } from 'storybook/test'
import { accountServiceHandlers } from '../mocks/adapters/msw.ts'
import { clientItems, clientOf, inClient } from './clients.ts'
import { describeElementsLate } from './element-errors.ts'
import { addModes } from './modes.ts'
import { networkItems, networkOf } from './networks.ts'
import { createStage, enter, type PageParameters, type Stage } from './stage.ts'
import { viewports } from './viewports.ts'
import { localeOf, withPage } from './with-page.tsx'

// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 })
describeElementsLate()

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true })
      return worker
    }),
  ],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
    options: {
      // Storybook takes this function out of the file as text: nothing from outside it, and no types, may stand in it.
      storySort: (one, other) => {
        const roots = 'Start here,Foundations,Primitives,Widgets,Flows,Pages,Review,Prototype'.split(',')
        const [path, otherPath] = [one.title.split('/'), other.title.split('/')]
        for (const [root = ''] of [path, otherPath]) {
          if (roots.includes(root)) continue
          throw new Error(`A title begins with “${root}”. The sidebar knows these roots: ${roots.join(', ')}.`)
        }
        /** What a reader wants first, and what after everything else. */
        const rank = (name = '') => (name === 'Overview' ? 0 : name === 'Errors' ? 2 : 1)
        const entryRank = ({ id = '', type = '' }) => (type === 'docs' ? 0 : id.endsWith('--default') ? 1 : 2)
        const depth = path.findIndex((name, index) => name !== otherPath[index])
        const [name, otherName] = [path[depth] ?? '', otherPath[depth] ?? '']
        if (depth === 0) return roots.indexOf(name) - roots.indexOf(otherName)
        if (one.title === other.title) return entryRank(one) - entryRank(other)
        // What is above stands before what is below it.
        if (!name || !otherName) return path.length - otherPath.length
        return rank(name) - rank(otherName) || name.localeCompare(otherName, 'en', { numeric: true })
      },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-CN', title: '简体中文' },
          { value: 'zh-TW', title: '繁體中文' },
          { value: 'pseudo', title: 'Pseudo (lengthened)' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    client: {
      description: 'Client',
      toolbar: { icon: 'browser', items: clientItems, dynamicTitle: true },
    },
    network: {
      description: 'Network',
      toolbar: { icon: 'rss', items: networkItems, dynamicTitle: true },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'portico', title: 'Portico' },
          { value: 'clear-sky', title: 'Clear sky' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    client: 'story',
    network: 'ok',
    locale: import.meta.env.VITE_STORY_LOCALE ?? 'en',
    theme: import.meta.env.VITE_STORY_THEME ?? 'light',
    brand: 'portico',
  },
  argTypesEnhancers: [addModes],
  decorators: [withPage],
  loaders: [
    ({ parameters, globals }) => {
      const page = parameters.page as PageParameters | undefined
      if (!page) return { stage: undefined }
      return { stage: createStage(inClient(page, clientOf(globals)), localeOf(globals), networkOf(globals)) }
    },
  ],
  beforeEach: async (context) => {
    const { stage } = context.loaded as { stage?: Stage }
    if (stage) context.msw.use(...accountServiceHandlers(stage.service, { jar: stage.jar }))
    const page = context.parameters.page as PageParameters | undefined
    if (stage && page) await enter(stage, page)
    // Typing without a pause between keys: 26 characters take 5 ms in place of 117.
    context.userEvent = userEvent.setup({ delay: null })
    // A request that breaks the contract is a defect, whatever the page looks like.
    return () => {
      const { violations = [] } = stage?.service ?? {}
      if (violations.length > 0) throw new Error(`Requests broke the contract: ${JSON.stringify(violations)}`)
    }
  },
})
