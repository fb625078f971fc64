import Echo
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

/// Needs a Python that has the package `libretranslate`: `ECHO_LIBRETRANSLATE_PYTHON` names it.
@Suite(.enabled(if: RealLibreTranslate.python != nil, "LibreTranslate is not installed"))
struct `LibreTranslate's own server` {
    private func error(_ source: String, _ target: String, of server: RealLibreTranslate) async -> ProviderError? {
        await #expect(throws: ProviderError.self) {
            try await server.translator.translate(TranslationRequest(text: "mesa", source: source, target: target))
        }
    }

    @Test func `translates, and says which language it does not know`() async throws {
        let server = try await RealLibreTranslate()
        defer { server.stop() }

        let table = try await server.translator.translate(
            TranslationRequest(text: "mesa", source: "es", target: "en"))

        #expect(table.text == "table" && !table.isRough)
        #expect(await error("es", "it", of: server) == .unsupported(what: "these languages"))
    }

    @Test func `says that it wants a key`() async throws {
        let server = try await RealLibreTranslate("--api-keys", "--require-api-key-origin", "https://nowhere.example")
        defer { server.stop() }

        #expect(await error("es", "en", of: server) == .unauthorized)
    }
}
