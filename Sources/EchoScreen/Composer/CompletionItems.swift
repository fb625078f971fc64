import Echo
import EchoText

/// Finds what may stand in the place of a word, the best first.
struct CompletionItems: Sendable {
    private let commands: [CompletionItem]

    /// Nobody reads further.
    static let most = 200
    /// Of a longer list only what begins as the word does is found: the rest would take too long.
    private static let longest = 2_000

    /// Nil when a folder has to be looked into first.
    func items(for request: CompletionRequest, from sources: CompletionSources) -> [CompletionItem]? {
        switch request.subject {
        case .command: ranked(commands, by: request.word, name: \.name)
        case .words(let words): ranked(words, by: request.word) { $0 }.map(Self.word)
        case .model: ranked(sources.models, by: request.word) { $0 }.map(Self.word)
        case .theme: ranked(sources.themes, by: request.word) { $0 }.map(Self.word)
        case .profile: ranked(sources.profiles, by: request.word) { $0 }.map(Self.word)
        case .prompt: ranked(sources.prompts, by: request.word) { $0 }.map(Self.word)
        case .device(let direction): devices(direction, request, sources.devices)
        case .file(let folder):
            sources.folders[folder].map { files($0, request) { request.isHome ? "~/" + $0 : $0 } }
        case .mention(let folder): sources.folders[folder].map { files($0, request, mention(in: folder)) }
        }
    }

    private static func word(_ word: String) -> CompletionItem { CompletionItem(word, text: word) }

    /// By their names; two of the same name are told apart by what the system calls them.
    private func devices(
        _ direction: AudioDevice.Direction, _ request: CompletionRequest, _ devices: [AudioDevice]?
    ) -> [CompletionItem] {
        guard let devices else { return [] }
        var options = SettingOptions()
        options.devices = devices
        let choices = SettingsTable.devices(direction, among: options)
        let found = ranked(choices, by: request.word, name: \.title)
        return found.map { choice in
            let isPlain = choice.word == SettingsTable.defaultDevice || choices.count { $0.title == choice.title } > 1
            return CompletionItem(choice.title, text: isPlain ? choice.word : choice.title, title: choice.title)
        }
    }

    /// A command that takes a value leaves room for it. What is done comes before what is set, each by its name.
    init(_ catalog: Catalog) {
        let byName = catalog.slashCommands.all.sorted { $0.name < $1.name }
        let isSet = { (command: SlashCommand) in catalog.settings.setting(slash: command.name) != nil }
        commands = (byName.filter { !isSet($0) } + byName.filter(isSet)).map { command in
            let takesValue = command.argument != .none
            let usage = takesValue ? "/\(command.name) \(command.argument.usage)\n" : ""
            var item = CompletionItem(
                command.name, text: command.name + (takesValue ? " " : ""), title: "/\(command.name)",
                note: command.summary, help: usage + command.summary)
            item.row.command = catalog.commands.entry(slash: command.name)?.command
            return item
        }
    }

    /// Names that begin with a dot are shown to those who type it.
    private func files(
        _ entries: [FileEntry], _ request: CompletionRequest, _ text: (String) -> String
    ) -> [CompletionItem] {
        let seen = entries.filter { !$0.name.hasPrefix(".") || request.word.hasPrefix(".") }
        return ranked(seen, by: request.word, name: \.name).map { entry in
            let name = entry.name + (entry.isFolder ? "/" : "")
            let canBeTyped = Sanitizer.line(name) == name && !name.contains("\"")
            return CompletionItem(
                name, text: canBeTyped ? text(name) : nil, note: canBeTyped ? "" : "name cannot be typed")
        }
    }

    private func mention(in folder: String) -> (String) -> String {
        { name in
            let path = folder + name
            guard name.hasSuffix("/") else { return FileMention.written(path) + " " }
            return path.contains(where: \.isWhitespace) ? "@\"\(path)" : "@\(path)"
        }
    }

    /// What begins so comes first, then what has the letters in their order; in long lists only the former is looked for.
    private func ranked<Element>(
        _ elements: [Element], by word: String, name: (Element) -> String
    ) -> [Element] {
        guard !word.isEmpty else { return Array(elements.prefix(Self.most)) }
        let wanted = word.lowercased()
        let isLong = elements.count > Self.longest
        let found = elements.enumerated().compactMap { index, element in
            Self.score(wanted, name(element).lowercased(), isLong).map { (score: $0, index: index, element: element) }
        }
        return found.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.prefix(Self.most).map(\.element)
    }

    private static func score(_ word: String, _ name: String, _ isLong: Bool) -> Int? {
        if name.hasPrefix(word) { return 1_000_000 - name.count }
        return isLong ? nil : FuzzyMatch.score(word, in: name)
    }
}

extension CompletionRequest {
    /// "~" stands for the folder it names.
    var isHome: Bool { length == 1 && word.isEmpty && subject == .file(folder: "~/") }
}
