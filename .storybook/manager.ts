import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { sidebarName } from './sidebar-names.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portico',
    brandUrl: './',
    colorPrimary: '#4A42C6',
    colorSecondary: '#4A42C6',
    appBg: '#FAF8F4',
  }),
  sidebar: {
    showRoots: true,
    // A story has a name of its own; what stands above it has a part of its file's title.
    renderLabel: ({ type, name }) => (type === 'group' || type === 'component' ? sidebarName(name) : name),
  },
})
