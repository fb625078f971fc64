import ArgumentParser

/// The tables of `docs/manual.md` that the program writes, from the tables it works by.
enum ManualTable: String, CaseIterable, ExpressibleByArgument {
    case options, keys, commands, settings

    func markdown() throws -> String {
        switch self {
        case .options: try OptionTable().markdown
        case .keys: KeyTable.markdown
        case .commands: CommandWordTable.markdown
        case .settings: SettingTable.markdown
        }
    }
}
