import Echo
import Foundation

/// Types as people write them, to derive schemas from.
enum SampleTypes {
    enum Mood: String, Codable, CaseIterable { case calm, wild }
    enum Level: Int, Codable { case low = 1, high = 9 }
    enum Quiet: String, Decodable { case yes, no, maybe }
    enum Only: String, Decodable { case one }

    struct Everything: Decodable {
        let text: String
        let yes: Bool
        let whole: Int
        let small: UInt8
        let fraction: Float
        let when: Date
        let place: URL
        let id: UUID
        let bytes: Data
        let mood: Mood
        let level: Level
        let quiet: Quiet
        let only: Only
        let tags: [String]
        let maybe: Int?
        let maybeMood: Mood?
        let inner: Inner
        let inners: [Inner]?

        struct Inner: Decodable {
            let firstName: String
            enum CodingKeys: String, CodingKey { case firstName = "first_name" }
        }
    }

    enum Shape: Decodable, Equatable {
        case circle(radius: Double)
        case rectangle(width: Double, height: Double)
        case nothing
    }

    struct Drawing: Decodable { let shapes: [Shape] }

    struct Tree: Decodable {
        let name: String
        let children: [Tree]
        let parent: Box?
    }

    final class Box: Decodable {
        let tree: Tree
    }

    indirect enum Sum: Decodable {
        case plus(Sum, Sum)
        case number(Int)
    }

    struct Calculation: Decodable { let sum: Sum }

    struct House: Decodable { let rooms: [String: Int] }

    struct Mailbox: Decodable {
        let address: Address

        /// Takes only what has the form of an address.
        struct Address: Decodable {
            let text: String
            init(from decoder: any Decoder) throws {
                text = try decoder.singleValueContainer().decode(String.self)
                guard text.contains("@") else { throw CocoaError(.coderInvalidValue) }
            }
        }
    }

    final class Endless: Decodable {
        let again: Endless
    }

    struct Stubborn: Decodable {
        init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
    }

    final class Growing<Value: Decodable>: Decodable {
        let more: Growing<[Value]>?
    }

    struct Order: Decodable, JSONSchemaDescribingProtocol {
        let pieces: Int
        let more: Details?

        struct Details: Decodable { let order: [Order] }

        static let schemaDescription: String? = "What the customer wants."
        static let schemaNotes = [
            "pieces": JSONSchemaNote("How many.", minimum: 1, maximum: 12), "more": JSONSchemaNote("What else."),
        ]
    }

    class Animal: Decodable {
        let legs: Int
    }

    final class Dog: Animal {
        let name: String
        enum CodingKeys: CodingKey { case name }
        required init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
            try super.init(from: decoder)
        }
    }

    struct ByHand: Decodable {
        let x: Double
        enum CodingKeys: String, CodingKey { case place, scale }
        enum PlaceKeys: String, CodingKey { case x }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let place = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
            let scale = try container.decodeIfPresent(Double.self, forKey: .scale) ?? 1
            x = try place.decode(Double.self, forKey: .x) * scale
        }
    }
}
