import ArgumentParser
import EchoScreen

/// The tables of `docs/manual.md` that the program writes, from the tables it works by.
enum ManualTable: String, CaseIterable, ExpressibleByArgument {
    case options, keys, commands, settings

    func markdown(of catalog: Catalog) throws -> String {
        switch self {
        case .options: try OptionTable().markdown
        case .keys: KeyTable(catalog).markdown
        case .commands: CommandWordTable(catalog: catalog).markdown
        case .settings: SettingTable(settings: catalog.settings).markdown
        }
    }
}
