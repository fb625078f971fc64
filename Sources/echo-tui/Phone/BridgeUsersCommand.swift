import ArgumentParser
import Foundation
import PhoneBridge

/// The people who may ask the bridges, each with a token of their own.
struct BridgeUsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users", abstract: "Manage who may watch calls, act in them, or administer the bridge.",
        discussion: """
            Each user has their own token, which expires. Users are kept where the bridge keeps its calls: in the \
            database that DATABASE_URL names, otherwise in a file on this machine. A running bridge notices a change \
            within ten seconds. Anybody with ECHO_BRIDGE_TOKEN may do everything.
            """,
        subcommands: [Add.self, List.self, Renew.self, Revoke.self], defaultSubcommand: List.self)

    struct Lifetime: ParsableArguments {
        @Option(help: ArgumentHelp("How long the token is valid, in days: 1 to 366.", valueName: "number"))
        var days = 90

        func validate() throws {
            guard (1...366).contains(days) else { throw ValidationError("--days must be a number from 1 to 366.") }
        }

        func end(from now: Date) -> Date { now + Double(days) * 86_400 }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let somebody in, and print their token, once.")

        @Argument(help: "A name: letters, digits, and . - _ @ +.")
        var name: String

        @Option(
            help: ArgumentHelp(
                "What they may do: watch, act (also take part in calls), or administer (everything).",
                valueName: "rights"))
        var may = "watch"

        @OptionGroup var lifetime: Lifetime

        func validate() throws {
            guard UserRights(rawValue: may) != nil else {
                throw ValidationError("--may must be watch, act or administer.")
            }
        }

        func run() async throws {
            let users = try await BridgeUsers.opened()
            print(try await users.add(name, UserRights(rawValue: may) ?? .watch, until: lifetime.end(from: Date())))
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List who has access, and until when.")

        func run() async throws {
            for line in try await BridgeUsers.opened().lines(at: Date()) { print(line) }
        }
    }

    struct Renew: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print a new token for somebody; the old one stops working.")

        @Argument(help: "Whose.")
        var name: String

        @OptionGroup var lifetime: Lifetime

        func run() async throws {
            print(try await BridgeUsers.opened().renew(name, until: lifetime.end(from: Date())))
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Revoke somebody's access.")

        @Argument(help: "Whom.")
        var name: String

        func run() async throws {
            try await BridgeUsers.opened().revoke(name, at: Date())
            print("\(name) no longer has access.")
        }
    }
}
