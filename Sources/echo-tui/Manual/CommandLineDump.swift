import ArgumentParser
import Foundation

/// The commands and options of the command line, as the parser itself describes them.
struct CommandLineDump: Decodable {
    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool
        var defaultSubcommand: String?
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            /// "--url", "-h".
            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: String
        var shouldDisplay: Bool
        var isOptional: Bool?
        var isRepeating: Bool?
        var names: [Name]?
        var valueName: String?
        var abstract: String?

        /// "--url address"; "-h, --help".
        var usage: String {
            let names = (names ?? []).map(\.text).joined(separator: ", ")
            let value = (valueName ?? "").uppercased()
            switch kind {
            case "option": return "\(names) \(value)"
            case "positional": return value
            default: return names
            }
        }

        /// A positional argument as a synopsis has it: "NAME...", "[FILE]"; nil for an option.
        var synopsis: String? {
            guard kind == "positional" else { return nil }
            let name = usage + (isRepeating == true ? "..." : "")
            return isOptional == true ? "[\(name)]" : name
        }

        /// `--help` and `--version`, which every command has.
        var isHelp: Bool { names?.contains { ["help", "version"].contains($0.name) } ?? false }
    }

    var command: Command

    static func read() throws -> CommandLineDump {
        try JSONDecoder().decode(CommandLineDump.self, from: Data(EchoTUI._dumpHelp().utf8))
    }
}

extension CommandLineDump.Command {
    var shown: [CommandLineDump.Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// Without `run`, which is what happens without a subcommand.
    var shownSubcommands: [Self] {
        (subcommands ?? []).filter { $0.shouldDisplay && !["run", "help"].contains($0.commandName) }
    }

    /// By their whole names, "history search"; those of a subcommand follow it.
    var namedSubcommands: [(name: String, command: Self)] {
        shownSubcommands.flatMap { command in
            [(command.commandName, command)]
                + command.namedSubcommands.map { ("\(command.commandName) \($0.name)", $0.command) }
        }
    }

    /// "[OPTIONS] NAME", behind the command's own name.
    var synopsis: String { (["[OPTIONS]"] + shown.compactMap(\.synopsis)).joined(separator: " ") }

    func subcommand(_ name: String) -> Self? { subcommands?.first { $0.commandName == name } }
}
