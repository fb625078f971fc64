// swift-format-ignore-file
// The examples of Sources/Echo/Money/PriceTable.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Money/PriceTable.swift, 1`(configuration: inout EchoConfiguration) async throws {
var prices = PriceTable.published
prices["my-model"] = Price(textInput: 1, textOutput: 4)
configuration.prices = prices
_ = prices
}
