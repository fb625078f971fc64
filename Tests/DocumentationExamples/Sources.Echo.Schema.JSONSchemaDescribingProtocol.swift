// swift-format-ignore-file
// The examples of Sources/Echo/Schema/JSONSchemaDescribingProtocol.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Schema/JSONSchemaDescribingProtocol.swift, 1`() async throws {
struct Order: Decodable, JSONSchemaDescribingProtocol {
    let pieces: Int
    static let schemaDescription: String? = "What the customer wants."
    static let schemaNotes = ["pieces": JSONSchemaNote("How many.", minimum: 1, maximum: 12)]
}
}
