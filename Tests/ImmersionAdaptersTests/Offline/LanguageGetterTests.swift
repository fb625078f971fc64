import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite(.timeLimit(.minutes(1))) struct `Languages are got while somebody watches` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// - Parameter script: in place of the one that is installed.
    private func getter(_ script: String) throws -> LanguageGetter {
        try Data(script.utf8).write(to: URL(filePath: folder.path + "/language.sh"))
        return LanguageGetter(folders: [folder.path], environment: [:])
    }

    private func told(_ getter: LanguageGetter) async throws -> [LanguageProgress] {
        var told: [LanguageProgress] = []
        for try await progress in getter.get(.german) { told.append(progress) }
        return told
    }

    @Test func `it tells what the script tells, step by step`() async throws {
        let getter = try getter(
            """
            [ "$*" = "get --watched de" ] || exit 9
            echo '{"done":10,"of":40}'
            echo 'what apt says'
            echo '{"step":"Installing 2 packages"}'
            echo '{"note":"No voice."}'
            echo '{"ready":"de"}'
            """)
        #expect(
            try await told(getter)
                == [.loaded(bytes: 10, of: 40), .step("Installing 2 packages"), .note("No voice."), .ready])
        #expect(getter.command(for: .german) == ["bash", folder.path + "/language.sh", "get", "--held", "de"])
    }

    @Test(arguments: [
        ("echo '{\"needs\":\"password\"}'", LanguageGettingError.needsPassword),
        ("echo '{\"error\":\"The disk is full.\"}'; exit 1", .failed(reason: "The disk is full.")),
        ("echo 'bash: broken' >&2; exit 2", .failed(reason: "bash: broken")),
        ("exit 0", .failed(reason: "It could not be downloaded.")),
    ])
    func `it says why a language was not got`(script: String, error: LanguageGettingError) async throws {
        let getter = try getter(script)
        await #expect(throws: error) { try await told(getter) }
    }

    @Test func `without its script it says that there is none`() async throws {
        let getter = LanguageGetter(folders: [folder.path], environment: [:])
        #expect(getter.command(for: .german) == nil)
        await #expect(throws: LanguageGettingError.noScript) { try await told(getter) }
    }

    @Test func `who listens no more stops it, with what it has started`() async throws {
        let mark = folder.path + "/ended"
        let getter = try getter(
            """
            trap 'touch \(mark); exit 1' TERM
            echo '{"done":1,"of":2}'
            while :; do sleep 0.05; done
            """)
        for try await progress in getter.get(.german) {
            #expect(progress == .loaded(bytes: 1, of: 2))
            break
        }
        while !FileManager.default.fileExists(atPath: mark) { try await Task.sleep(for: .milliseconds(20)) }
    }
}
