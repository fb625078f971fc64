import GRDB

/// A package comes from anywhere: what is of another type, or not there, is nil.
extension Row {
    func whole(_ column: String) -> Int? { (self[column] as DatabaseValue?).flatMap(Int.fromDatabaseValue) }

    func words(_ column: String) -> String? { (self[column] as DatabaseValue?).flatMap(String.fromDatabaseValue) }
}
