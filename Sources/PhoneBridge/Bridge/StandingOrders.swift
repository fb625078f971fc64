import EchoWire
import Foundation
import Synchronization

/// What holds for calls to come: what was asked of them, the saved prompts, and numbers that are locked. All bridges share it
/// through the store; where that is away, what was known last holds.
final class StandingOrders: Sendable {
    static let session = "session"
    static let locks = "locks"

    private struct State {
        var prompts: [CallPrompt] = []
        var locks: [String: Date] = [:]
    }

    private let state = Mutex(State())

    /// - Throws: where the store is away, and no prompt is known of before.
    func prompts(of store: any CallStoreProtocol) async throws(CallStoreError) -> [CallPrompt] {
        do throws(CallStoreError) {
            let prompts = try await store.prompts()
            state.withLock { $0.prompts = prompts }
            return prompts
        } catch {
            let known = state.withLock(\.prompts)
            guard !known.isEmpty else { throw error }
            return known
        }
    }

    /// What other bridges were asked, and this one before it was started.
    func adopt(from store: any CallStoreProtocol, _ switchboard: Switchboard, _ gate: CallGate) async {
        if let json = try? await store.setting(Self.session), let (change, date) = Self.read(json) {
            switchboard.adopt(callsToCome: change, asked: date)
        }
        if let json = try? await store.setting(Self.locks) { gate.lock(Self.readLocks(json)) }
    }

    /// - Returns: those to be kept; nil where nothing changed since the last time.
    func changed(_ locks: [String: Date]) -> JSONValue? {
        state.withLock { state in
            guard state.locks != locks else { return nil }
            state.locks = locks
            return .object(locks.mapValues { .integer($0.microseconds) })
        }
    }

    static func json(_ change: SessionChange, asked date: Date) -> JSONValue {
        ["asked": .integer(date.microseconds), "session": change.json]
    }

    /// Nil for what no bridge of this version has written.
    static func read(_ json: JSONValue) -> (SessionChange, Date)? {
        guard let asked = json["asked"]?.integer, let session = json["session"]?.object,
            let change = try? SessionChange(BodyFields(session))
        else { return nil }
        return (change, Date(microseconds: asked))
    }

    private static func readLocks(_ json: JSONValue) -> [String: Date] {
        (json.object ?? [:]).compactMapValues { $0.integer.map(Date.init(microseconds:)) }
    }
}

extension CallDesk {
    /// The prompt that a call is to be held by.
    ///
    /// - Parameters:
    ///   - id: nil for the one that is used when none is named.
    ///   - number: of the line, that was called: a prompt for it goes before the one for all.
    func prompt(_ id: UUID?, to number: String? = nil) async throws(CallStoreError) -> CallPrompt? {
        let prompts = try await standing.prompts(of: store)
        if let id { return prompts.first { $0.id == id } }
        let number = number.map { LineNumber.name($0, in: gate.policy.country) }
        let own = prompts.filter { prompt in number.map { prompt.numbers.contains($0) } ?? false }
        return own.max { $0.updated < $1.updated } ?? prompts.first(where: \.isDefault)
    }

    /// Carries a call that names no prompt, with what holds for calls to this number of the line.
    func carry(_ line: any PhoneLineProtocol, on executor: (any TaskExecutor)? = nil) async {
        await adopt()
        let prompt = try? await prompt(nil, to: line.call.direction == .inbound ? line.call.to : nil)
        await switchboard.carry(line, prompt: prompt, on: executor)
    }

    /// Carries a call that was placed. One whose prompt cannot be read is not held with other words.
    ///
    /// - Parameters:
    ///   - id: nil for the prompt that is used when none is named.
    ///   - recording: of this call; nil for what the settings say.
    func carry(_ line: any PhoneLineProtocol, holding id: UUID?, recording: RecordingMode?) async {
        await adopt()
        let prompt = try? await prompt(id)
        guard id == nil || prompt != nil else {
            line.hangUp()
            return switchboard.report(.failed, of: line.call)
        }
        await switchboard.carry(line, prompt: prompt, recording: recording)
    }

    /// Before a call begins.
    func adopt() async { await standing.adopt(from: store, switchboard, gate) }

    /// - Returns: all that was asked for calls to come.
    func change(callsToCome change: SessionChange) -> SessionChange {
        let date = Date()
        let all = switchboard.change(callsToCome: change, at: date)
        journal.record(.setting(StandingOrders.session, StandingOrders.json(all, asked: date)))
        return all
    }

    func resetCallsToCome() {
        let date = Date()
        switchboard.resetCallsToCome(at: date)
        journal.record(.setting(StandingOrders.session, StandingOrders.json(SessionChange(), asked: date)))
    }

    /// Numbers that many short calls went to are locked also when the program starts again.
    func keepLocks() {
        if let json = standing.changed(gate.locks) { journal.record(.setting(StandingOrders.locks, json)) }
    }
}

/// A number of the line, so that it is found however it was written.
enum LineNumber {
    static func name(_ text: String, in country: String?) -> String {
        (try? PhoneNumber(text, in: country))?.e164 ?? text.lowercased()
    }
}
