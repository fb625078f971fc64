// swift-format-ignore-file
// The examples of Sources/Echo/Models/ModelCatalogue.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Models/ModelCatalogue.swift, 1`(configuration: inout EchoConfiguration) async throws {
var own = Model("llama-3.3-70b")
own.apis = [.chat]
own.context = 131_072
configuration.models.add(own)
_ = own
}
