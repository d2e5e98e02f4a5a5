// Must load before Storybook's test tools. Nobody watches the interactions panel in the story run, and recording the text of
// each element with every call would force a layout each time.
const address = new URL(window.location.href)
address.searchParams.set('instrument', 'false')
window.history.replaceState(window.history.state, '', address)
