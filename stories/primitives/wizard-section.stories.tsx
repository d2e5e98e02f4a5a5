import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WizardSection, type WizardSectionProps } from '../../src/primitives/wizard/wizard-section.tsx'
import { inColumn } from './in-column.tsx'
import { sampleStep, stepIds } from './wizard-steps.tsx'

type ExampleProps = Pick<WizardSectionProps, 'error'> & { language?: 'en' | 'zh-CN' }

/** A caller: goes on when the step's form is submitted. */
function SetUp({ language, ...rest }: ExampleProps) {
  const [place, setPlace] = useState(1)
  const step = sampleStep(stepIds[place] ?? 'connect', language, () => setPlace(place + 1))
  const back = step.back && { ...step.back, onSelect: () => setPlace(place - 1) }
  return <WizardSection {...step} {...rest} back={back} />
}

const meta = preview.meta({
  id: 'primitives-wizardsection',
  title: 'Primitives/Wizard section',
  component: SetUp,
  subcomponents: { WizardSection },
  tags: ['autodocs'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A task in several steps that is the page itself.

**When to use**: where there is nothing behind it to come back to, such as a set-up that a login asks for. In front of a page, a \`WizardDialog\`, which takes the same.

**Anatomy**: as the dialog's, without its edges and its close button. It scrolls with the page.

**Keyboard**: at each further step the focus is at the title, which is the page's first heading. Enter in a field submits.

**Texts**: as the dialog's.
        `,
      },
    },
  },
})

export const Step = meta.story({
  name: 'A step on a page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose verification method' })).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
})

export const Walked = meta.story({
  name: 'On: the focus is at the title',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('heading', { name: 'Set up authenticator app' })).toHaveFocus()
    await expect(canvas.getByRole('list', { name: 'Step 3 of 3: Connect' })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'With an error, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { language: 'zh-CN', error: '暂时无法完成设置，请稍后再试。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('暂时无法完成设置，请稍后再试。')
  },
})

export const Phone = meta.story({
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
