import ArgumentParser
import Foundation
import Phone
import PhoneBridge

/// Looks before calls do whether a bridge can work.
struct BridgeCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check Twilio, the assistant's server, the database and the public address.",
        discussion: """
            Reads the same settings and environment as the bridge, and says for each part whether it answers and what \
            to do. Exits with status 1 if something is wrong. Changes nothing, unless --set-webhook is given.
            """)

    @OptionGroup var server: ServerArguments

    @OptionGroup var address: PublicAddressArguments

    @Flag(help: "Tell Twilio to ask this bridge when somebody calls TWILIO_PHONE_NUMBER.")
    var setWebhook = false

    func validate() throws {
        if setWebhook, try address.origin() == nil {
            throw ValidationError("--set-webhook needs --public-url or ECHO_PUBLIC_URL.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let assistant = try PhoneAssistant(server, environment: environment)
        var findings = [await Self.store(environment)]
        do {
            let account = try await TwilioAccount.opened(
                environment, storedToken: ProgramKeys.ofThisProcess.api.twilioToken)
            let checkup = BridgeCheckup(
                account: account, publicURL: try address.origin(), probe: try await assistant.probe(),
                setsWebhook: setWebhook)
            findings = await checkup.findings() + findings
        } catch let failure as PhoneError {
            findings.insert(.init(part: "Twilio", mark: .bad, words: failure.description), at: 0)
        }
        findings += await Self.mail(environment)
        for finding in findings { print(Self.line(finding)) }
        if findings.contains(where: { $0.mark == .bad }) { throw ExitCode(1) }
    }

    static func line(_ finding: BridgeCheckup.Finding) -> String {
        let mark =
            switch finding.mark {
            case .good: "ok"
            case .bad: "!!"
            case .unknown: "--"
            }
        return "\(mark)  \(finding.part.padding(toLength: 9, withPad: " ", startingAt: 0))\(finding.words)"
    }

    /// Nothing is mailed.
    private static func mail(_ environment: [String: String]) async -> [BridgeCheckup.Finding] {
        do throws(PhoneError) {
            guard let mail = try MessageMail.reading(environment).first else { return [] }
            do throws(MessageFailure) { try await mail.look() } catch {
                return [.init(part: "Mail", mark: .bad, words: error.sentence)]
            }
            return [.init(part: "Mail", mark: .good, words: "Callers' messages would be accepted for delivery.")]
        } catch {
            return [.init(part: "Mail", mark: .bad, words: error.sentence)]
        }
    }

    private static func store(_ environment: [String: String]) async -> BridgeCheckup.Finding {
        do {
            guard let keeping = try CallKeeping.reading(environment, instance: "bridge check") else {
                let path = Paths.ofThisProcess.callsFile
                if let problem = PhoneOffice.diskProblem(at: path) {
                    return .init(part: "Calls", mark: .bad, words: problem)
                }
                return .init(part: "Calls", mark: .good, words: "They are kept in \(path), encrypted.")
            }
            try await keeping.open()
            return .init(
                part: "Database", mark: .good, words: "The database at \(keeping.place) answers, and has its tables.")
        } catch {
            return .init(part: "Database", mark: .bad, words: (error as? PhoneError)?.sentence ?? "It does not answer.")
        }
    }
}
