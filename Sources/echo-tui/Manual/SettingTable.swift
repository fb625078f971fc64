import EchoScreen

/// Where each setting is found, by the groups of their pane: name, place in the file and command.
/// The pane and the manual page say what it does.
struct SettingTable {
    let settings: SettingsTable

    var markdown: String {
        settings.groups.map { group in
            let rows = settings.all.filter { $0.group == group }.map { setting in
                [
                    setting.label, MarkdownTable.code(ManualPage.place(of: setting.id)),
                    MarkdownTable.code("/" + setting.slash),
                ]
            }
            return MarkdownTable(heading: [group.title, "In the file", "Command"], rows: rows).text
        }.joined(separator: "\n")
    }
}
