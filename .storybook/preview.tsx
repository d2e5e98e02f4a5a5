import '@fontsource/noto-sans/400.css'
import '@fontsource/noto-sans/500.css'
import '@fontsource/noto-sans/600.css'
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/500.css'
import '@fontsource/noto-sans-sc/600.css'
import '@fontsource/noto-sans-tc/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/600.css'
import './preview.css'
import '../src/theme/brands.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure, userEvent } from 'storybook/test'
import { accountServiceHandlers } from '../mocks/adapters/msw.ts'
import { applyClient, clientItems, getClient } from './clients.ts'
import { buildQueryErrorsLazily } from './element-errors.ts'
import { waitUntilFrameFits } from './fit-window.ts'
import { hideControlsOfPages } from './hide-controls.ts'
import { holdToasts } from './hold-toasts.ts'
import { startMockWorker } from './mock-worker.ts'
import { addModes } from './modes.ts'
import { getNetwork, networkItems } from './networks.ts'
import { addPlaySwitch, playItems, remountOnSwitch } from './play-switch.ts'
import { completeFirstLoginStep, createStage, type PageParameters, type Stage } from './stage.ts'
import { createStoryTranslations } from './translations.ts'
import { viewports } from './viewports.ts'
import { applyAppearance, documentationAppearance, getLocale, withPage } from './with-page.tsx'

// Long enough for busy machines. A condition that is never met still fails.
configure({ asyncUtilTimeout: 15_000 })
buildQueryErrorsLazily()
remountOnSwitch()
addons.getChannel().on(CURRENT_STORY_WAS_SET, ({ viewMode }: { viewMode: string }) => {
  if (viewMode === 'docs') applyAppearance(documentationAppearance)
})

/** The mock service worker that all stories share, because a documentation page starts all its stories at once. */
let worker: ReturnType<typeof startMockWorker> | undefined

/** The clipboard stub from `userEvent`, removed after the play function so that reviewers use the real clipboard. */
let clipboardStub: Clipboard | undefined

/** Returns a toolbar menu that shows its selected item. */
const createMenu = <const Icon extends string>(
  description: string,
  icon: Icon,
  items: readonly { value: string; title: string }[],
) => ({ description, toolbar: { icon, items: [...items], dynamicTitle: true } })

const preview = definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonMsw(() => {
      worker ??= startMockWorker()
      return worker
    }),
  ],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
    options: {
      // Storybook extracts this function as text: it must not reference anything outside itself or use types.
      storySort: (one, other) => {
        /** The reading order of the entries under each title; '' stands for the root. */
        const orders = Object.entries({
          '': ['Start here', 'Prototype', 'Review', 'Pages', 'Widgets', 'Primitives', 'Foundations'],
          Review: ['Error matrix', 'Locales', 'Copy', 'Flow maps', 'Rules', 'Contract', 'Assumptions'],
          Pages: [
            ...['Login', 'Register', 'Register, personal', 'Register, enterprise', 'Register, market'],
            ...['Link an account', 'Activation', 'Referral', 'QR login', 'QR login, confirm'],
            ...['Two-step login', 'Two-step set-up', 'Verify identity'],
            ...['Forgot password', 'Reset password', 'Set password'],
            ...['Account security', 'Not found', 'Crashed'],
          ],
          'Pages/Account security': [
            ...['Overview', 'Password', 'Two-step verification', 'Linked accounts'],
            ...['Phone', 'Email', 'Devices', 'Open API token'],
          ],
        })
        for (const { title } of [one, other]) {
          for (const [parent, names] of orders) {
            const start = parent && `${parent}/`
            const [name = ''] = title.startsWith(start) ? title.slice(start.length).split('/') : []
            if (!name || names.includes(name)) continue
            throw new Error(`“${title}” is not in storySort. ${parent || 'The root'} contains ${names.join('; ')}.`)
          }
        }
        const entryRank = ({ id = '', type = '' }) => (type === 'docs' ? 0 : id.endsWith('--default') ? 1 : 2)
        if (one.title === other.title) return entryRank(one) - entryRank(other)
        const [path, otherPath] = [one.title.split('/'), other.title.split('/')]
        const depth = path.findIndex((name, index) => name !== otherPath[index])
        const [name, otherName] = [path[depth], otherPath[depth]]
        // A parent sorts before its children.
        if (!name || !otherName) return path.length - otherPath.length
        const parent = path.slice(0, depth).join('/')
        const [, names = []] = orders.find(([title]) => title === parent) ?? []
        const rank = (title = '') => (title === 'Errors' ? 1 : 0)
        return (
          names.indexOf(name) - names.indexOf(otherName) ||
          rank(name) - rank(otherName) ||
          name.localeCompare(otherName, 'en', { numeric: true })
        )
      },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  globalTypes: {
    locale: createMenu('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'zh-CN', title: '简体中文' },
      { value: 'zh-TW', title: '繁體中文' },
      { value: 'pseudo', title: 'Pseudo (lengthened)' },
    ]),
    theme: createMenu('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    client: createMenu('Client', 'browser', clientItems),
    network: createMenu('Network', 'rss', networkItems),
    play: createMenu('Before or after interaction', 'play', playItems),
    brand: createMenu('Brand', 'paintbrush', [
      { value: 'portico', title: 'Portico' },
      { value: 'clear-sky', title: 'Clear sky' },
    ]),
  },
  initialGlobals: {
    client: 'story',
    network: 'ok',
    locale: import.meta.env.VITE_STORY_LOCALE ?? 'en',
    theme: import.meta.env.VITE_STORY_THEME ?? 'light',
    brand: 'portico',
    play: 'played',
  },
  argTypesEnhancers: [addModes, hideControlsOfPages],
  decorators: [withPage],
  loaders: [
    ({ parameters, globals }) => {
      const page = parameters.page as PageParameters | undefined
      if (!page) return { stage: undefined }
      return { stage: createStage(applyClient(page, getClient(globals)), getLocale(globals), getNetwork(globals)) }
    },
  ],
  beforeEach: async (context) => {
    await waitUntilFrameFits(context.globals.viewport)
    const { stage } = context.loaded as { stage?: Stage }
    // Calls to the story's service do not use the network, so developers and tests inspect them through `window.stage`.
    Reflect.set(window, 'stage', stage)
    // The browser itself requests images, so the worker must serve them.
    if (stage) context.msw.use(...accountServiceHandlers(stage.service, { jar: stage.jar }))
    const page = context.parameters.page as PageParameters | undefined
    if (stage && page) await completeFirstLoginStep(stage, page)
    context.t = createStoryTranslations(context).t
    // Type without a delay between keys: 26 characters take 5 ms instead of 117.
    context.userEvent = userEvent.setup({ delay: null })
    clipboardStub = navigator.clipboard
    document.documentElement.toggleAttribute('data-playing', true)
    // Toasts stay open only on pages, because a widget's story may test that a toast disappears.
    const stopHoldingToasts = context.tags.includes('page') && holdToasts()
    // A request that violates the contract is a defect, even if the page looks right.
    return () => {
      if (stopHoldingToasts) stopHoldingToasts()
      const { violations = [] } = stage?.service ?? {}
      if (violations.length > 0) throw new Error(`Requests violated the contract: ${JSON.stringify(violations)}`)
    }
  },
  afterEach: ({ parameters }) => {
    document.documentElement.toggleAttribute('data-playing', false)
    if (navigator.clipboard === clipboardStub) Reflect.deleteProperty(navigator, 'clipboard')
    // Typing into a field near the bottom scrolls a small frame, but reviewers should see the top of the page.
    if (parameters.page && window.frameElement) window.scrollTo(0, 0)
  },
})

addPlaySwitch(preview)

// Export a variable: Storybook reads the sidebar order from this file's text and does not look inside function calls.
export default preview
