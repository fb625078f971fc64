import EchoPresentation

/// The settings for people to read, by the groups of their pane: name, place in the file, command and help.
enum SettingTable {
    static var markdown: String {
        SettingGroup.allCases.map { group in
            let rows = SettingsTable.all.filter { $0.group == group }.map { setting in
                [
                    setting.label, MarkdownTable.code(ManualPage.place(of: setting.id)),
                    MarkdownTable.code("/" + setting.slash), setting.help(),
                ]
            }
            return MarkdownTable(heading: [group.rawValue, "In the file", "Command", ""], rows: rows).text
        }.joined(separator: "\n")
    }
}
