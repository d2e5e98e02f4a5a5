import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { viewports } from '../../../.storybook/viewports.ts'
import { Button } from '../../../src/primitives/button.tsx'
import { Checkbox } from '../../../src/primitives/checkbox.tsx'
import { TextField } from '../../../src/primitives/text-field.tsx'
import { themeNames } from '../../../src/theme/tokens.ts'
import { type StoryEntry, searchStories } from '../story-list.ts'
import type { Choice } from './frames.ts'
import styles from './locales.module.css'

type SelectProps<T> = { label: string; value: T; onChange: (value: T) => void; children: ReactNode }

function Select<T extends string>({ label, value, onChange, children }: SelectProps<T>) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {children}
      </select>
    </div>
  )
}

type StoryPickerProps = {
  stories: StoryEntry[]
  choice: Choice
  onChoose: (difference: Partial<Choice>) => void
}

/** Finds a state by its words, or one after the other, and says how it is shown. */
export function StoryPicker({ stories, choice, onChoose }: StoryPickerProps) {
  const [words, setWords] = useState('')
  const found = searchStories(stories, words)
  const chosen = stories.find(({ id }) => id === choice.story)
  // What is shown stays in the list, whatever is searched.
  const listed = chosen && !found.includes(chosen) ? [chosen, ...found] : found
  const place = found.findIndex(({ id }) => id === choice.story)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (words.trim() && found[0]) onChoose({ story: found[0].id })
  }

  function step(by: number) {
    const next = found.at((place + by) % found.length)
    if (next) onChoose({ story: next.id })
  }

  return (
    <search className={styles.picker}>
      {/* Enter takes the first that is found. */}
      <form onSubmit={handleSubmit}>
        <TextField
          label="Search"
          type="search"
          placeholder="A screen, a state, an error"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          reserve="none"
        />
      </form>
      <div className={styles.state}>
        <Select label="State" value={choice.story} onChange={(story) => onChoose({ story })}>
          {!chosen && <option value={choice.story}>{choice.story}</option>}
          {listed.map(({ id, title, name }) => (
            <option key={id} value={id}>
              {`${title.replace('Pages/', '')} · ${name}`}
            </option>
          ))}
        </Select>
        <Button variant="quiet" size="row" onClick={() => step(place < 0 ? 0 : -1)}>
          Previous
        </Button>
        <Button variant="quiet" size="row" onClick={() => step(1)}>
          Next
        </Button>
      </div>
      <p role="status" className={styles.muted}>
        {words.trim() ? `${found.length} of ${stories.length} states` : `${stories.length} states`}
      </p>
      <div className={styles.look}>
        <Select label="Theme" value={choice.theme} onChange={(theme) => onChoose({ theme })}>
          {themeNames.map((name) => (
            <option key={name} value={name}>
              {name === 'dark' ? 'Dark' : 'Light'}
            </option>
          ))}
        </Select>
        <Select label="Size" value={choice.size} onChange={(size) => onChoose({ size })}>
          {Object.entries(viewports).map(([size, { name }]) => (
            <option key={size} value={size}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          label="Pseudo-locale: every text 40 % longer"
          checked={choice.hasPseudo}
          onChange={({ currentTarget }) => onChoose({ hasPseudo: currentTarget.checked })}
        />
      </div>
    </search>
  )
}
