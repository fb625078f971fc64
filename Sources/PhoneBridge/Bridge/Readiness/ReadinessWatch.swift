import EchoServing
import Foundation
import NIOHTTP1

/// Looks at the parts that calls depend on, one after the other, as long as the bridge serves.
struct ReadinessWatch: Sendable {
    private static let pause = Duration.seconds(15)
    private static let patience = Duration.seconds(6)

    private let desk: CallDesk
    /// Nil for a bridge without an account.
    private let twilio: TwilioREST?
    /// Nil for one without SIP telephones.
    private let telephones: SIPService?

    init(_ outgoing: OutgoingCalls) {
        (desk, twilio, telephones) = (outgoing.desk, outgoing.twilio?.rest, outgoing.telephones)
    }

    var route: Route {
        var route = Route(.GET, "/readyz", .anyone) { [desk, circuit = twilio?.circuit] _ in
            let isDraining = desk.switchboard.isDraining
            let isReady = desk.readiness.isReady && !isDraining
            let leftAlone = DependencyMetrics(desk, line: circuit).leftAlone.filter(\.isLeftAlone).map(\.part)
            let body = desk.readiness.json(isDraining: isDraining, leftAlone: Set(leftAlone))
            return .whole(HTTPAnswer(status: isReady ? .ok : .serviceUnavailable, body: body))
        }
        route.isProbe = true
        return route
    }

    func run() async {
        repeat { await look() } while (try? await Task.sleep(for: Self.pause)) != nil
    }

    func look() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await check(.database) { await database() } }
            group.addTask { await check(.line) { await line() } }
            if let probe = desk.host.probe { group.addTask { await check(.model) { await probe.problem() } } }
            if let vault = desk.vault, vault.isLeftAlone != nil {
                group.addTask { await check(.recordings) { Self.problem(of: vault) } }
            }
            if let disk = desk.host.disk { group.addTask { await check(.disk) { disk() } } }
        }
    }

    private func check(_ part: BridgeReadiness.Part, _ ask: @escaping @Sendable () async -> String?) async {
        let problem = await withTaskGroup(of: String?.self) { group in
            group.addTask { await ask() }
            group.addTask {
                guard (try? await Task.sleep(for: Self.patience)) != nil else { return nil }
                return "It does not answer."
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        if !Task.isCancelled { desk.readiness.note(part, problem) }
    }

    private static func problem(of vault: any RecordingVaultProtocol) -> String? {
        vault.isLeftAlone == true ? "The store that recordings are copied to cannot be reached." : nil
    }

    private func database() async -> String? {
        guard !desk.journal.state.isAway, (try? await desk.store.prompts()) != nil else {
            return "The database cannot be reached."
        }
        return nil
    }

    private func line() async -> String? {
        guard let twilio else { return telephones?.problem }
        do throws(PhoneLineError) {
            try await twilio.look()
            return telephones?.problem
        } catch {
            return error.sentence
        }
    }
}
