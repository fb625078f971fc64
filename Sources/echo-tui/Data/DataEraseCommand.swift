import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Phone

/// Erases one conversation, the conversations of some days, or all that is kept.
struct DataEraseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Erase conversations so that no byte of them is left in the files.",
        discussion: """
            Asks before it erases, unless --yes is given. With days, it erases every conversation that was going on \
            then, as a whole (echo-tui history lists them with the same words), and recordings and exported events \
            from those days. With --all, it erases everything but settings and keys. The search index and the backups \
            are cleaned too. Calls in the database that DATABASE_URL names are erased as well, and so are those of a \
            bridge without one.
            """)

    @Option(help: ArgumentHelp("Erase this conversation, by its id; can be repeated.", valueName: "id"))
    var conversation: [String] = []

    @Option(help: ArgumentHelp("Erase what happened from this day on, such as 2026-11-24.", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("Erase what happened before this day.", valueName: "day"))
    var before: String?

    @Flag(help: "Erase everything but settings and keys.")
    var all = false

    @Flag(help: "Also remove the copies of damaged files.")
    var damagedFiles = false

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    func validate() throws { _ = try scope() }

    func run() async throws {
        let scope = try scope()
        let phones = try await KeptCalls.opened(
            ProcessInfo.processInfo.environment, file: Paths.ofThisProcess.callsFile)
        let sentence = try await SavedConversations.use { store in
            let kept = KeptFiles(of: .ofThisProcess, in: store)
            var calls: [String] = []
            if case .conversations(let ids) = scope {
                for id in ids {
                    let record = try await SavedConversations.conversation(id.rawValue, in: store)
                    if let call = record.call { calls.append(call.callID) }
                }
            }
            let count = try await kept.conversations(in: scope)
            let question = phones.map(\.warning) + [ErasingWording.question(scope, count, features: kept.ofFeatures)]
            guard try isConfirmed(question.joined(separator: " ")) else { return "Nothing was erased." }
            let meter = TerminalMeter()
            meter.show("Erasing \(ErasingWording.conversations(count)); a large history takes some seconds …")
            var report = try await kept.erase(scope)
            if damagedFiles {
                (report.remaining, report.damagedFiles) = (report.remaining + store.eraseDamagedFiles(), [])
            }
            meter.clear()
            let outcome = ErasingWording.outcome(report, of: scope, features: kept.ofFeatures)
                .text(keyName: \.name)
            var sentences = [outcome]
            for phone in phones { sentences.append(try await phone.erase(scope, calls: calls)) }
            return sentences.joined(separator: " ")
        }
        try SavedConversations.write(sentence + "\n")
    }

    private func scope() throws -> ErasingScope {
        let chosen = [!conversation.isEmpty, from != nil || before != nil, all].count { $0 }
        guard chosen == 1 else {
            throw ValidationError("Choose one of --conversation ID, --from DAY or --before DAY, and --all.")
        }
        if all { return .everything }
        guard conversation.isEmpty else { return .conversations(conversation.map { ConversationID($0) }) }
        let words = [from.map { "from:\($0)" }, before.map { "before:\($0)" }].compactMap(\.self)
        let filter: HistoryFilter
        do throws(HistoryFilterError) {
            filter = try HistoryFilter(parsing: words.joined(separator: " "), now: Date(), in: .current)
        } catch {
            throw ValidationError(error.optionWording)
        }
        if let from = filter.from, let before = filter.before, from >= before {
            throw ValidationError("--from must be earlier than --before.")
        }
        return .span(from: filter.from, before: filter.before)
    }

    private func isConfirmed(_ question: String) throws -> Bool {
        if yes { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("There is no terminal to ask in: --yes erases without asking.")
        }
        PlainOutput.complain("\(question) [y/N] ")
        return ["y", "yes"].contains(readLine()?.lowercased())
    }
}
