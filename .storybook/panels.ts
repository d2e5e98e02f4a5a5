import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Which tab of the panel below a story is selected at first, and whether the panel is open. */
type Panel = { isOpen: boolean; selected: string }

const controls = 'addon-controls'
const interactions = 'storybook/interactions/panel'

/** By sidebar root. Roots that are missing here have nothing to show and no panel. */
const panels: Partial<Record<string, Panel>> = {
  // A screen is reviewed as a whole; the steps that led to it are one key away.
  pages: { isOpen: false, selected: interactions },
  widgets: { isOpen: true, selected: interactions },
  primitives: { isOpen: true, selected: controls },
}

const rootOf = (storyId = '') => storyId.split('-')[0] ?? ''

/** Whether the panel can be shown for this story. */
export const hasPanel = (storyId: string | undefined): boolean => rootOf(storyId) in panels

/** Opens the panel with the tab readers need at each sidebar root, and restores how they left it when they return. */
export function arrangePanels(api: API): void {
  const kept = structuredClone(panels)
  let current = ''
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const root = rootOf(storyId)
    if (root === current) return
    const left = kept[current]
    if (left) Object.assign(left, { isOpen: api.getIsPanelShown(), selected: api.getSelectedPanel() })
    current = root
    const panel = kept[root]
    if (!panel) return
    void api.togglePanel(panel.isOpen)
    api.setSelectedPanel(panel.selected)
  })
}
