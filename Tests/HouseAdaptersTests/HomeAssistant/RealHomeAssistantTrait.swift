import Foundation
import Testing

/// Starts the house before the tests of a suite, and ends it behind them.
struct RealHomeAssistantTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let house = try await RealHomeAssistant.start(in: folder)
        do {
            try await RealHomeAssistant.$current.withValue(house) { try await function() }
        } catch {
            try? await house.stop()
            throw error
        }
        try await house.stop()
    }
}

extension Trait where Self == RealHomeAssistantTrait {
    static var realHomeAssistant: Self { RealHomeAssistantTrait() }
}
