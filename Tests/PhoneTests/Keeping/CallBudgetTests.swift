import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@testable import Phone
@testable import PhoneBridge

@Suite final class `The budget of the month, for calls` {
    private let gate: CallGate
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString)")

    init() {
        var policy = CallPolicy(country: "US")
        policy.incoming.allowed = [.any]
        gate = CallGate(policy)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func isLetIn(_ call: String) -> Bool {
        if case .refuse = gate.reserve(call, for: .incoming(caller: "+12015550123")) { false } else { true }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `is that of the profile, and stands while its file cannot be read`() async throws {
        let (config, work) = (folder.appending(path: "config.toml"), try ProfileName("work"))
        let profile = folder.appending(path: "profiles/work.toml")
        try write("[budget]\nmonthly = 20\n", to: config)
        try write("[budget]\nmonthly = 1\n", to: profile)
        let store = ConversationStore(folder: folder.appending(path: "conversations").path)
        let today = SpendingDay(Date(), in: .current)
        store.note(spent: [SpendingAmount(day: today, model: "m", modality: .audioOutput, tokens: 1, dollars: 2)])
        await store.flush()
        let sut = CallBudget(
            spending: store, settings: TOMLSettingsStore(path: config.path, catalog: .standard))

        await sut.check(gate)
        #expect(isLetIn("CA1"))

        sut.use(work)
        await sut.check(gate)
        #expect(!isLetIn("CA2"))

        try write("[budget\n", to: profile)
        try write("[budget\n", to: config)
        await sut.check(gate)
        #expect(!isLetIn("CA3"))

        try write("[budget]\nmonthly = 3\n", to: profile)
        try write("", to: config)
        await sut.check(gate)
        #expect(isLetIn("CA4"))
        await store.close()
    }
}
