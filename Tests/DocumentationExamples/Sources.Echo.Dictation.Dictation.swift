// swift-format-ignore-file
// The examples of Sources/Echo/Dictation/Dictation.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Dictation/Dictation.swift, 1`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
let dictation = Dictation()
try await echo.dictate(dictation) { event in
    if case .settled(let piece) = event { print(piece.text) }
}
_ = dictation
}
