import EchoScreen
import EchoTerminal

/// The keys of the program for people to read, from the same table as the keymap.
struct KeyTable {
    private let catalog: Catalog
    private let keymap: Keymap

    init(_ catalog: Catalog) {
        self.catalog = catalog
        keymap = Keymap(catalog.commands)
    }

    struct Row: Sendable, Hashable {
        /// "Space (with an empty message), F9".
        let keys: String
        /// How the command is called: at most four words.
        let title: String
        /// What it does: one sentence.
        let help: String
    }

    var sections: [(section: CommandSection, rows: [Row])] {
        catalog.commands.sections.map { section in
            (section, catalog.commands.all.filter { $0.section == section }.compactMap(row))
        }
    }

    /// A table a section, as Markdown; the manual page and the program have the sentences.
    var markdown: String {
        sections.filter { !$0.rows.isEmpty }.map { section, rows in
            MarkdownTable(heading: [section.title, ""], rows: rows.map { [Self.escaped($0.keys), $0.title] }).text
        }.joined(separator: "\n")
    }

    private func row(_ entry: CommandEntry) -> Row? {
        var places: [(place: String, keys: [String])] = []
        for binding in keymap.bindings where binding.command == entry.command {
            let place = KeyPlace.words(binding.contexts)
            if let index = places.firstIndex(where: { $0.place == place }) {
                if !places[index].keys.contains(binding.name) { places[index].keys.append(binding.name) }
            } else {
                places.append((place, [binding.name]))
            }
        }
        guard !places.isEmpty else { return nil }
        let keys = places.map { $0.keys.joined(separator: ", ") + ($0.place.isEmpty ? "" : " (\($0.place))") }
        return Row(keys: keys.joined(separator: ", "), title: entry.title, help: entry.help)
    }

    private static func escaped(_ words: String) -> String {
        words.replacing("\\", with: "\\\\").replacing("`", with: "\\`")
    }
}
