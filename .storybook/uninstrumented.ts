// Must load before Storybook's test tools. Nobody watches the interactions panel in the story run, and recording every call
// with the text of each element would force the page to lay out again each time.
const address = new URL(window.location.href)
address.searchParams.set('instrument', 'false')
window.history.replaceState(window.history.state, '', address)
