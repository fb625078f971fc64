// swift-format-ignore-file
// The examples of Sources/Echo/Pictures/Picture.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Pictures/Picture.swift, 1`(conversation: Conversation, file: URL) async throws {
let bytes = [UInt8](try Data(contentsOf: file))
try await conversation.send("What is this?", pictures: [Picture(name: "plant.jpeg", bytes)])
_ = bytes
}
