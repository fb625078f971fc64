/// Where the distribution puts dictionaries in dictd's format.
enum DictionaryPlaces {
    static let folder = "/usr/share/dictd"
}
