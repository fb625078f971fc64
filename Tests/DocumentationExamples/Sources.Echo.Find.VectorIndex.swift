// swift-format-ignore-file
// The examples of Sources/Echo/Find/VectorIndex.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Find/VectorIndex.swift, 1`(vectors: [[Float]], question: [Float]) async throws {
var index = VectorIndex(dimensions: 1536)
for vector in vectors { try index.append(vector) }
let best = try index.nearest(to: question, top: 10)
_ = index
_ = best
}
