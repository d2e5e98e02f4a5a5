import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portico',
    brandUrl: './',
    colorPrimary: '#4A42C6',
    colorSecondary: '#4A42C6',
    appBg: '#FAF8F4',
  }),
  sidebar: { showRoots: true },
})
