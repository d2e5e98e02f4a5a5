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
import { configure, expect, userEvent } from 'storybook/test'
import { accountServiceHandlers } from '../mocks/adapters/msw.ts'
import { networkItems, networkOf } from './networks.ts'
import { createStage, enter, type PageParameters, type Stage } from './stage.ts'
import { localeOf, withPage } from './with-page.tsx'

// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 })

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
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Primitives', 'Widgets', 'Flows', 'Pages', 'Review', 'Prototype'] },
    },
    controls: { expanded: true },
    viewport: {
      options: {
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        client: { name: 'Desktop client 380×520', styles: { width: '380px', height: '520px' } },
      },
    },
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
    network: 'ok',
    locale: import.meta.env.VITE_STORY_LOCALE ?? 'en',
    theme: import.meta.env.VITE_STORY_THEME ?? 'light',
    brand: 'portico',
  },
  decorators: [withPage],
  loaders: [
    ({ parameters, globals }) => {
      const page = parameters.page as PageParameters | undefined
      return { stage: page && createStage(page, localeOf(globals), networkOf(globals)) }
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
    return () => expect(stage?.service.violations ?? []).toEqual([])
  },
})
