import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { arrangePanels, hasPanel } from './panels.ts'

addons.register('portico/panels', arrangePanels)

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portico',
    brandUrl: './',
    colorPrimary: '#4A42C6',
    colorSecondary: '#4A42C6',
    appBg: '#FAF8F4',
  }),
  layout: { showPanel: false },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => hasPanel(storyId) && isShown,
  },
  sidebar: {
    showRoots: true,
    // Few reviewers need these roots. Collapse them to keep all review pages and screens in view.
    collapsedRoots: ['widgets', 'primitives', 'foundations'],
  },
})
