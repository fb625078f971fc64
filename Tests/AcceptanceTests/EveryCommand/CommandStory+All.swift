import EchoScreen

extension CommandStory {
    /// One for each command of the table.
    static let all =
        talking + writing + composing + messages + tools + history + sound + prompts + spending + privacy + settings
        + events + replay + panes + lists + bookmarks + phone + house + room + program
}
