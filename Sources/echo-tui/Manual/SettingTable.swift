import EchoPresentation

/// The settings for people to read, by the groups of their pane: name, place in the file, command and help.
struct SettingTable {
    let settings: SettingsTable

    var markdown: String {
        settings.groups.map { group in
            let rows = settings.all.filter { $0.group == group }.map { setting in
                [
                    setting.label, MarkdownTable.code(ManualPage.place(of: setting.id)),
                    MarkdownTable.code("/" + setting.slash), setting.help(),
                ]
            }
            return MarkdownTable(heading: [group.title, "In the file", "Command", ""], rows: rows).text
        }.joined(separator: "\n")
    }
}
