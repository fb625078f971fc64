import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// The calls that a database or a file keeps, for `echo-tui data erase`.
package struct KeptCalls: Sendable {
    private let store: any CallStoreProtocol
    /// Where it is, for people.
    private let place: String

    /// Files that could not be read and were put aside.
    private let leftovers: [String]

    init(_ store: any CallStoreProtocol, at place: String, leftovers: [String] = []) {
        (self.store, self.place, self.leftovers) = (store, place, leftovers)
    }

    /// Those of the database that `DATABASE_URL` names, and of the file of a bridge; none where there are none.
    ///
    /// - Throws: `PhoneError` when they cannot be used: then nothing at all is erased.
    package static func opened(_ environment: [String: String], file: String) async throws -> [KeptCalls] {
        var kept: [KeptCalls] = []
        if let keeping = try CallKeeping.reading(environment, instance: "data erase") {
            try await keeping.open()
            kept.append(KeptCalls(keeping.store, at: "the database at \(keeping.place)"))
        }
        guard FileManager.default.fileExists(atPath: file) else { return kept }
        do throws(CallStoreError) {
            kept.append(
                KeptCalls(
                    try SQLiteCallStore(erasing: file), at: file, leftovers: CallKeeping.filesAside(of: file)))
        } catch {
            throw PhoneError("E008 The file of calls, \(file), cannot be used. Nothing was erased.")
        }
        return kept
    }

    /// Said before somebody confirms.
    package var warning: String { "With them go the calls in \(place)." }

    /// - Parameter calls: what the lines named those of the conversations that go.
    /// - Returns: what came of it.
    package func erase(_ scope: ErasingScope, calls: [String]) async throws -> String {
        let erasing: CallErasing =
            switch scope {
            case .conversations: .calls(calls.map(CallRecord.id(of:)))
            case .span(let from, let before): .span(from: from, before: before)
            case .everything: .everything
            }
        do throws(CallStoreError) {
            let count = try await store.erase(erasing)
            if case .everything = scope { leftovers.forEach { try? FileManager.default.removeItem(atPath: $0) } }
            return "Erased \(NumberWording.counted(count, "call")) in \(place)."
        } catch {
            throw PhoneError(
                "E008 What is on this machine was erased, the calls in \(place) were not. Erase again when it "
                    + "can be reached.")
        }
    }
}
