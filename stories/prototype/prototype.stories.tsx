import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { argTypes, firstArgs, type PrototypeArgs } from './prototype-args.ts'
import { prototype } from './prototype-driver.ts'
import { PrototypeStory } from './prototype-story.tsx'

const meta = preview.type<{ args: PrototypeArgs }>().meta({
  title: 'Prototype',
  args: firstArgs,
  argTypes,
  render: (args, { id, globals }) => <PrototypeStory storyId={id} globals={globals} args={args} />,
})

export const Default = meta.story({
  name: 'Prototype',
  play: async (context) => {
    const { t, arrives, page } = prototype(context)
    await arrives('/login', t('login.title', { product: 'Portico' }))
    await expect(page().getByRole('button', { name: t('login.submit') })).toBeVisible()
  },
})
