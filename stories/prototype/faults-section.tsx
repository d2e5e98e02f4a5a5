import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { describeFault, errorChoices, faultChoices, isAlwaysLasting, nameOfFault } from './fault-choices.ts'
import styles from './panel.module.css'
import { Choose, type PanelPartProps, Press, Section } from './panel-parts.tsx'

const isError = (choice: string) => errorChoices.includes(choice)
const weather = faultChoices.filter((choice) => choice !== 'none' && !isError(choice))

/** How the next call goes wrong. */
export function FaultsSection({ prototype, state: { args, world } }: PanelPartProps) {
  const waiting = world.waiting()
  return (
    <Section title="Faults" count={waiting.length}>
      <Choose label="The next submit fails with" value={args.fault} onChoose={(fault) => prototype.change({ fault })}>
        <option value="none">{nameOfFault('none')}</option>
        <optgroup label="Network">
          {weather.map((choice) => (
            <option key={choice} value={choice}>
              {nameOfFault(choice)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Errors">
          {errorChoices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOfFault(choice)}
            </option>
          ))}
        </optgroup>
      </Choose>
      <Checkbox
        label="Every call, until cleared"
        checked={args.isFaultLasting || isAlwaysLasting(args.fault)}
        disabled={isAlwaysLasting(args.fault)}
        onChange={({ currentTarget }) => prototype.change({ isFaultLasting: currentTarget.checked })}
      />
      <ul className={styles.list} aria-label="Faults that wait">
        {waiting.map((fault) => (
          <li key={describeFault(fault)} className={styles.waiting}>
            {describeFault(fault)}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <Press onClick={() => prototype.change({ fault: 'none' })}>Clear</Press>}
    </Section>
  )
}
